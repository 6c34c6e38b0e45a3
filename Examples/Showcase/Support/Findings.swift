#if GTK
import Foundation
import GTK
import Observation

/// What the introspections of the page on show were handed, for the bar under it and the report.
@Observable
@MainActor
final class Findings {
  static let shared = Findings()

  struct Finding {
    /// The name of the widget's class in GTK.
    let widgetType: String
    /// How long after the page was asked for.
    let milliseconds: Double
  }

  private var findings: [String: Finding] = [:]
  private var began = ContinuousClock.now
  @ObservationIgnored private(set) weak var sheet: GTK.Widget?

  subscript(viewType: String) -> Finding? { findings[viewType] }

  /// Forgets all, as another page is going to be shown.
  func start() {
    findings = [:]
    began = .now
    sheet = nil
  }

  fileprivate func add(_ viewType: String, _ widget: GTK.Widget) {
    if viewType == "sheet" { sheet = widget }
    // An introspection is called again after each update; only the first call is news.
    guard findings[viewType] == nil else { return }
    let time: Duration = .now - began
    findings[viewType] = Finding(
      widgetType: widget.typeName, milliseconds: time / .milliseconds(1))
  }
}

/// Notes that an introspection was handed a widget.
@MainActor
func noteFound(_ viewType: String, _ widget: GTK.Widget) {
  Findings.shared.add(viewType, widget)
}
#endif
