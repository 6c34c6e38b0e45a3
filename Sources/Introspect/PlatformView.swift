#if !os(watchOS)
#if GTK
public import GTK

/// The class of all widgets.
public typealias PlatformView = GTK.Widget
#elseif canImport(UIKit)
public import UIKit

public typealias PlatformView = UIView
public typealias PlatformViewController = UIViewController
#elseif canImport(AppKit)
public import AppKit

public typealias PlatformView = NSView
public typealias PlatformViewController = NSViewController
#endif
#endif
