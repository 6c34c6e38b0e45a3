#if GTK
import GTK
import SwiftUICore

extension GTKContext {
  /// Gives a widget what its control takes from the environment; what is the same as before is left
  /// alone.
  func apply(_ traits: ControlTraits, from old: ControlTraits?, to widget: Widget) {
    ControlStyleSheet.install()
    if old?.isEnabled != traits.isEnabled { widget.sensitive = traits.isEnabled }
    if old?.size != traits.size {
      widget.replaceCssClasses(old?.size.cssClasses ?? [], with: traits.size.cssClasses)
    }
    if old?.tint != traits.tint {
      setStyleSheet(traits.tint.map { SharedStyleSheet.tint($0) }, for: .tint, on: widget)
    }
  }
}
#endif
