#if !os(Linux)
import SwiftUI

@available(iOS 14.0, tvOS 14.0, watchOS 8.0, *)
@available(macOS, unavailable)
extension PageTabViewStyle: @retroactive Equatable {}
@available(iOS 14.0, tvOS 14.0, watchOS 8.0, *)
@available(macOS, unavailable)
extension PageTabViewStyle.IndexDisplayMode: BinaryEquatable, @retroactive Equatable {}
extension PopoverAttachmentAnchor: @retroactive Equatable {}
extension Anchor.Source: @retroactive Equatable where Value: Equatable {}
#endif
