#if os(Linux)
import SwiftUI
import SwiftUICore

extension PageTabViewStyle: Equatable {}
extension PageTabViewStyle.IndexDisplayMode: BinaryEquatable {}
extension PopoverAttachmentAnchor: Equatable {}
extension Anchor.Source: Equatable where Value: Equatable {}
#endif
