#if targetEnvironment(macCatalyst)
/// AppKit can be imported on Mac Catalyst, but has no views there.
enum ImportableOnCatalyst {}
#endif
