// The compiler starts this program and asks it to expand the macros that SwiftUICore declares.
let channel = PluginChannel()
while let message = channel.read() {
  channel.write(PluginServer.reply(to: message))
}
