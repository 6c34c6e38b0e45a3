import QuartzCore

// SwiftUICore has one too, for where there is no toolkit.
public typealias Selector = QuartzCore.Selector
