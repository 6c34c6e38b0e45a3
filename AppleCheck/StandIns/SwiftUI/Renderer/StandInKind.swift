/// The views whose trees are known here. What is not declared for a system has no view of its own.
package enum StandInKind: String, CaseIterable, Sendable {
  case drawing, button, textField, verticalTextField, secureField, textEditor
  case toggle, toggleSwitch, checkbox, toggleButton, slider, stepper, colorPicker, datePicker
  case segmentedPicker, menuPicker, wheelPicker, linearProgress, circularProgress
  case scrollView, list, form, table, navigationStack, navigationColumns, tabView, pages, search
}

extension StandInKind {
  /// The tree of a new view on the system of `StandIn.release`.
  @MainActor package var shape: StandInShape { Self.shape(self, StandIn.release) }
}
