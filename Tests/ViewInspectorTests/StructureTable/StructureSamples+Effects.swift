import SwiftUI

extension StructureSamples {
  mutating func addEffects() {
    let view = Color.red
    add(view.blendMode(.multiply).blur(radius: 1, opaque: true).brightness(0.1).contrast(0.5))
    add(view.colorInvert().colorMultiply(.blue).grayscale(0.5).hueRotation(.degrees(1)))
    add(view.luminanceToAlpha().opacity(0.5).saturation(0.5).shadow(color: .blue, radius: 1, x: 2))
    add(view.clipShape(Circle(), style: FillStyle(eoFill: true)).mask { Circle() })
    add(view.contentShape(Circle(), eoFill: true))
    add(view.flipsForRightToLeftLayoutDirection(true))
  }

  mutating func addTransforms() {
    let view = Color.red
    add(view.transformEffect(CGAffineTransform(translationX: 1, y: 2)))
    add(view.projectionEffect(ProjectionTransform(CGAffineTransform(translationX: 1, y: 2))))
    add(view.rotationEffect(.degrees(1), anchor: .top).scaleEffect(2, anchor: .top))
    add(
      view.rotation3DEffect(
        .degrees(1), axis: (x: 1, y: 0, z: 0), anchor: .top, anchorZ: 1, perspective: 2))
  }

  mutating func addPlacement() {
    let view = Color.red
    add(view.aspectRatio(1.5, contentMode: .fit).layoutPriority(1).zIndex(2))
    add(view.fixedSize())
    add(view.fixedSize(horizontal: true, vertical: false))
    add(view.frame(width: 1, height: 2, alignment: .top))
    add(
      view.frame(
        minWidth: 1, idealWidth: 2, maxWidth: 3, minHeight: 1, idealHeight: 2, maxHeight: 3,
        alignment: .top))
    add(view.offset(x: 1, y: 2).position(x: 3, y: 4))
    add(view.edgesIgnoringSafeArea(.top).coordinateSpace(name: "a"))
  }

  private struct NameKey: PreferenceKey {
    static let defaultValue = ""
    static func reduce(value: inout String, nextValue: () -> String) {}
  }

  mutating func addLayers() {
    let view = Color.red
    add(view.overlay(alignment: .top) { Text("a") }.background { Text("b") })
    add(view.overlay(Color.blue, ignoresSafeAreaEdges: .top))
    add(view.background(Color.blue, ignoresSafeAreaEdges: .top))
    add(view.overlayPreferenceValue(NameKey.self) { Text($0) })
    add(view.backgroundPreferenceValue(NameKey.self) { Text($0) })
    add(view.foregroundStyle(.blue).preferredColorScheme(.dark))
  }

  mutating func addStyles() {
    add(Text("a").buttonStyle(.plain).labelStyle(.iconOnly).listStyle(.plain))
    add(Text("a").pickerStyle(.segmented).progressViewStyle(.linear))
    add(Text("a").textFieldStyle(.plain).toggleStyle(.switch))
  }

  mutating func addCallbacks() {
    let view = Color.red
    add(view.onHover { _ in }.help("a").onSubmit(of: .search) {}.task {})
    add(view.onChange(of: 1) { _, _ in }.onChange(of: 1) {}.transaction { $0.animation = nil })
  }

  @available(*, deprecated, message: "The form of older releases.")
  mutating func addOlderChanges() { add(Color.red.onChange(of: 1) { _ in }) }
}
