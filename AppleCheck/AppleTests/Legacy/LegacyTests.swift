import Introspect
import Testing

@_spi(Internals) import SwiftUIIntrospect
@testable import SwiftUI

/// The modifiers of the older library, on the views that they are meant for.
@MainActor
@Suite(.serialized)
struct LegacyTests {
  @MainActor private final class Found { var classes: [String] = [] }

  private func found<Content: View>(
    on system: [Int], _ view: (_ add: @escaping @MainActor (AnyObject) -> Void) -> Content
  ) async -> [String] {
    Systems.run(system)
    let found = Found()
    let display = Display(view { found.classes.append("\(type(of: $0))") })
    await display.settle()
    display.close()
    return found.classes
  }

  private var latest: [Int] { Systems.all[Systems.all.count - 1] }

  @available(*, deprecated, message: "The older library's modifiers are deprecated.")
  @Test func textField() async {
    let classes = await found(on: latest) { add in
      VStack {
        TextField("Name", text: .constant("")).introspectTextField { add($0) }
        SecureField("Password", text: .constant("")).introspectTextField { add($0) }
      }
    }
    #expect(classes.count >= 2)
    #expect(classes.allSatisfy { $0.hasSuffix("TextField") }, "\(classes)")
  }

  @available(*, deprecated, message: "The older library's modifiers are deprecated.")
  @Test func scrollViewFromOutsideAndFromInside() async {
    let classes = await found(on: latest) { add in
      ScrollView {
        Text("Item").introspectScrollView { add($0) }
      }
      .introspectScrollView { add($0) }
    }
    #expect(classes.count >= 2)
    #expect(classes.allSatisfy { $0.hasSuffix("ScrollView") }, "\(classes)")
  }

  @available(*, deprecated, message: "The older library's modifiers are deprecated.")
  @Test func list() async {
    for system in Systems.all {
      let classes = await found(on: system) { add in
        #if os(macOS)
        List { Text("Row") }.introspectTableView { add($0) }
        #else
        List { Text("Row") }
          .introspectTableView { add($0) }
          .introspectCollectionView { add($0) }
        #endif
      }
      #expect(Set(classes).count == 1, "\(system): \(classes)")
    }
  }

  @Test func selector() async {
    let classes = await found(on: latest) { add in
      VStack {
        TextField("Name", text: .constant(""))
          .introspect(selector: TargetViewSelector.siblingContaining) { (field: PlatformField) in
            add(field)
          }
      }
    }
    #expect(classes.allSatisfy { $0.hasSuffix("TextField") }, "\(classes)")
    #expect(!classes.isEmpty)
  }

  #if canImport(UIKit)
  private typealias PlatformField = UITextField

  @available(*, deprecated, message: "The older library's modifiers are deprecated.")
  @Test func controllersFromInside() async {
    let classes = await found(on: latest) { add in
      NavigationStack {
        Text("Root")
          .introspectNavigationController { add($0) }
          .introspectViewController { add($0) }
      }
    }
    #expect(classes.contains { $0.contains("NavigationController") })
  }
  #else
  private typealias PlatformField = NSTextField
  #endif
}
