#if !os(watchOS)
#if GTK
import GTK

typealias ScrollEntity = GTK.ScrolledWindow
#elseif canImport(UIKit)
import UIKit

typealias ScrollEntity = UIScrollView
#elseif canImport(AppKit)
import AppKit

typealias ScrollEntity = NSScrollView
#else
/// No toolkit, and no such entity.
typealias ScrollEntity = Never
#endif
#endif
