@_exported import Combine
@_exported import Foundation
@_exported import Observation
@_exported import SwiftUICore

#if canImport(UIKit)
@_exported import UIKit
#elseif canImport(AppKit)
@_exported import AppKit
#endif
