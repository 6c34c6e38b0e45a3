#if GTK
import SwiftUI
import SwiftUIIntrospect

struct NavigationPage: View {
  @Environment(\.presentsAtOnce) private var presentsAtOnce
  @State private var path: [String] = []
  @State private var isPresented = false

  private static let cities: [String] = ["Lima", "Oslo", "Quito"]

  var body: some View {
    Card(
      "Navigation stack", caption: "The GtkStack takes its time from page to page.", padding: 0
    ) {
      NavigationStack(path: $path) {
        HStack(spacing: 12) {
          ForEach(Self.cities, id: \.self) { city in
            Button(city) { path.append(city) }
          }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .navigationTitle("Cities")
        .navigationDestination(for: String.self) { city in
          Text("Welcome to \(city)").font(.title2).navigationTitle(city)
        }
      }
      .introspect(.navigationStack, on: .gtk(.v4)) { stack in
        stack.transitionDuration = 400
        noteFound("navigationStack", stack)
      }
      .frame(height: 220)
    }
    Card("Sheet", caption: "Its GtkWindow cannot be resized, since what is in it has one size.") {
      Button("Present a sheet") { isPresented = true }
    }
    .sheet(isPresented: $isPresented) {
      SheetContent().introspect(.sheet, on: .gtk(.v4)) { window in
        window.resizable = false
        noteFound("sheet", window)
      }
    }
    .onAppear { isPresented = presentsAtOnce }
  }
}

private struct SheetContent: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack(spacing: 16) {
      Text("A sheet").font(.title)
      Text("A modal window over the one that presents it.").foregroundStyle(.secondary)
      Button("Done") { dismiss() }
    }
    .padding(32)
    .navigationTitle("Sheet")
  }
}
#endif
