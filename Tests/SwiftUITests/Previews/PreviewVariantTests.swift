import Foundation
import SwiftUICore
import Testing

@testable import SwiftUI

struct PreviewVariantTests {
  @Test func aVariantIsItsParts() throws {
    let variant = try PreviewVariant("320x480+locale=ar_EG+rightToLeft+accessibility3+dark")
    #expect(variant.scheme == .dark)
    #expect(variant.textSize == .accessibility3)
    #expect(variant.direction == .rightToLeft)
    #expect(variant.locale == "ar_EG")
    #expect(variant.size == CGSize(width: 320, height: 480))
    #expect(variant.name == "dark+accessibility3+rightToLeft+locale=ar_EG+320x480")
    #expect(try PreviewVariant(variant.name) == variant)
    var values = EnvironmentValues()
    variant.apply(to: &values)
    #expect(values.colorScheme == .dark)
    #expect(values.dynamicTypeSize == .accessibility3)
    #expect(values.layoutDirection == .rightToLeft)
    #expect(values.locale.identifier == "ar_EG")
  }

  @Test(arguments: [
    ("", "\"\" is no part of a variant"),
    ("dark+", "\"\" is no part of a variant"),
    ("Dark", "\"Dark\" is no part of a variant"),
    ("dark+light", "\"dark+light\" gives the color scheme twice"),
    ("0x100", "\"0x100\" is no size"),
    ("99999x100", "\"99999x100\" is no size"),
    ("10x", "\"10x\" is no part of a variant"),
    ("locale=", "\"\" is no locale"),
    ("locale=qqqq", "\"qqqq\" is no locale"),
    ("dark,dark", "\"dark,dark\" gives dark twice"),
  ])
  func whatIsNoneGetsAMessage(_ text: String, _ message: String) {
    let error = #expect(throws: PreviewVariant.Malformed.self) { try PreviewVariant.list(text) }
    #expect(error?.description.hasPrefix(message) == true, "\(error?.description ?? "none")")
  }
}
