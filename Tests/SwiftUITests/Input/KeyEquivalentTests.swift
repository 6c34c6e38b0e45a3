#if GTK
import Foundation
import GTK
import GTKTestSupport
import Testing

@testable import SwiftUI
@testable import SwiftUICore

@Suite @MainActor struct KeyEquivalentTests {
  /// Names as GDK's `gdkkeysyms.h` has them.
  @Test(arguments: [
    (KeyEquivalent.upArrow, "Up"), (.downArrow, "Down"), (.leftArrow, "Left"),
    (.rightArrow, "Right"), (.escape, "Escape"), (.delete, "BackSpace"), (.deleteForward, "Delete"),
    (.home, "Home"), (.end, "End"), (.pageUp, "Page_Up"), (.pageDown, "Page_Down"),
    (.clear, "Clear"), (.tab, "Tab"), (.space, "space"), (.return, "Return"), ("a", "a"),
    ("A", "a"), ("1", "1"), ("+", "plus"), ("ä", "adiaeresis"),
  ])
  func keysHaveGDKsNames(key: KeyEquivalent, name: String) {
    #expect(key.keyName == name)
  }

  /// Values as GDK's `gdkkeysyms.h` has them.
  @Test(arguments: [
    (UInt(0xff52), KeyEquivalent.upArrow), (0xff0d, .return), (0xff8d, .return), (0xfe34, .return),
    (0xff1b, .escape), (0xff08, .delete), (0xffff, .deleteForward), (0x020, .space), (0x041, "a"),
    (0x061, "a"), (0x0e4, "ä"),
  ])
  func valuesOfGDKAreKeys(value: UInt, key: KeyEquivalent) {
    #expect(KeyEquivalent(keyValue: value) == key)
  }

  /// The left Shift and Control keys, and no key at all.
  @Test(arguments: [0xffe1, 0xffe3, 0] as [UInt])
  func keysThatAreHeldWithOthersAreNone(value: UInt) {
    #expect(KeyEquivalent(keyValue: value) == nil)
  }

  @Test func controlStandsForCommandToo() {
    #expect(EventModifiers([] as ModifierType) == [])
    #expect(EventModifiers(.control) == [.control, .command])
    #expect(EventModifiers(.alt) == .option)
    #expect(EventModifiers([.shift, .lock]) == [.shift, .capsLock])
    #expect(EventModifiers(.super) == .command)
    #expect(EventModifiers(.meta) == .command)
  }
}
#endif
