import Foundation

/// Turns view values into trees of stand-in views and controllers, shaped as publicly known for
/// `StandIn.release`.
@MainActor
package final class StandInRenderer: Renderer {
  package init() {}

  package func makeNative(_ primitive: any Primitive) -> any NativeView {
    switch primitive {
    case let primitive as any StandInPrimitive: primitive.makeNativeView()
    case let list as ListPrimitive: StandInList(list)
    case let navigation as NavigationPrimitive: StandInNavigation(navigation)
    default: StandInNativeView(primitive, shape(of: primitive))
    }
  }

  private func shape(of primitive: any Primitive) -> StandInShape {
    switch primitive {
    case is TextFieldPrimitive: StandInKind.textField.shape
    case is MultilineTextFieldPrimitive: StandInKind.verticalTextField.shape
    case is SecureFieldPrimitive: StandInKind.secureField.shape
    case is TextEditorPrimitive: StandInKind.textEditor.shape
    case is ColorPickerPrimitive: StandInKind.colorPicker.shape
    case is SwitchPrimitive: StandInKind.toggle.shape
    case is CheckboxPrimitive: StandInKind.checkbox.shape
    case is SliderPrimitive: StandInKind.slider.shape
    case is SegmentedPickerPrimitive: StandInKind.segmentedPicker.shape
    case is MenuPickerPrimitive: StandInKind.menuPicker.shape
    case is ProgressBarPrimitive: StandInKind.linearProgress.shape
    case is SpinnerPrimitive, is ProgressRingPrimitive: StandInKind.circularProgress.shape
    case is ButtonPrimitive: StandInKind.button.shape
    case is TablePrimitive: StandInKind.table.shape
    case is ScrollPrimitive: StandInKind.scrollView.shape
    case is any ContentHosting: StandInShape(group: ContentView(frame: .zero))
    default: StandInKind.drawing.shape
    }
  }

  package func makePresentation(
    _ kind: PresentationKind, over container: (any NativeContainer)?, at anchor: CGRect
  ) -> any NativeSheet {
    StandInSheet(kind, over: (container as? StandInContainer)?.view)
  }

  package func makeMotionClock(for container: (any NativeContainer)?) -> any MotionClock {
    StandInClock()
  }

  package func makeFlushScheduler(
    _ flush: @escaping @MainActor @Sendable () -> Void
  ) -> @Sendable () -> Void {
    { Task { @MainActor in flush() } }
  }
}
