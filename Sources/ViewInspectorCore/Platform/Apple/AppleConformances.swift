#if !os(Linux)
import SwiftUI

#if !os(macOS)
@available(iOS 14.0, tvOS 14.0, watchOS 8.0, *)
extension PageTabViewStyle: @retroactive Equatable {}
@available(iOS 14.0, tvOS 14.0, watchOS 8.0, *)
extension PageTabViewStyle.IndexDisplayMode: BinaryEquatable, @retroactive Equatable {}
#endif
extension PopoverAttachmentAnchor: @retroactive Equatable {}
extension Anchor.Source: @retroactive Equatable where Value: Equatable {}
#endif
