import SwiftUI

extension StructureSamples {
  mutating func addAccessibility() {
    add(Color.red.accessibilitySortPriority(1).accessibilityActivationPoint(.top))
    add(Color.red.accessibility(selectionIdentifier: 1))
    add(Color.red.accessibilityAction(.escape) {})
    add(Color.red.accessibilityAction(named: "a") {})
    add(Color.red.accessibilityActions { Button("a") {} })
  }

  mutating func addListsAndTabs() {
    add(Text("a").listRowInsets(EdgeInsets()).listRowBackground(Color.red))
    add(Text("a").listItemTint(.fixed(.red)))
    add(Text("a").tabItem { Text("b") })
    add(Text("a").datePickerStyle(.graphical).groupBoxStyle(.automatic).menuStyle(.button))
    add(Text("a").navigationViewStyle(.stack))
    add(Text("a").tabViewStyle(.page).indexViewStyle(.page))
    add(Text("a").previewDevice("a").previewDisplayName("b").previewLayout(.device))
  }

  mutating func addInput() {
    add(Text("a").onExitCommand {}.focusable(true) { _ in })
    add(Text("a").horizontalRadioGroupLayout())
    add(Text("a").navigationBarHidden(true).navigationBarBackButtonHidden().statusBar(hidden: true))
    add(Text("a").navigationTitle(.constant("b")))
    add(Text("a").ignoresSafeArea())
    add(Text("a").safeAreaBar(edge: .top, spacing: 1) { Text("b") })
  }

  mutating func addGlass() {
    let namespace = Namespace().wrappedValue
    add(Text("a").glassEffect(.regular.tint(.red)).glassEffectTransition(.identity))
    add(Text("a").glassEffectID(1, in: namespace).glassEffectUnion(id: 1, namespace: namespace))
  }

  mutating func addMenus() {
    add(Text("a").contextMenu { Text("b") }.swipeActions { Text("c") })
    add(Text("a").badge(1))
    add(Text("a").badge("b"))
    add(Text("a").searchable(text: .constant("b"), isPresented: .constant(true), prompt: "c"))
    add(Text("a").keyboardShortcut("s"))
    add(Text("a").listRowSeparator(.hidden))
    add(Text("a").redacted(reason: .privacy))
    add(Text("a").accessibilityElement(children: .combine))
    add(Text("a").accessibilityRepresentation { Text("b") })
    add(Text("a").accessibilityChildren { Text("b") })
  }

  mutating func addGeometry() {
    let namespace = Namespace().wrappedValue
    add(Text("a").animation(.default, value: 1))
    add(Text("a").matchedGeometryEffect(id: 1, in: namespace))
    add(Text("a").compositingGroup().drawingGroup().containerShape(Capsule()))
    add(Text("a").scrollPosition(.constant(ScrollPosition(edge: .top))))
    add(Text("a").scrollPosition(id: .constant(Int?.none)))
    add(Text("a").interactiveDismissDisabled().navigationBarTitleDisplayMode(.inline))
  }
}
