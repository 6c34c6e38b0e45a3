#if GTK
  import Foundation
  import GTK
  import SwiftUICore

  extension SliderPrimitive: GTKPrimitive {
    func makeWidget(_ context: GTKContext<Self>) -> Scale {
      let scale = Scale(orientation: .horizontal)
      scale.drawValue = false
      scale.onValueChanged { [weak context, weak scale] in
        guard let context, let scale, !context.isUpdating else { return }
        context.primitive?.setValue(scale.value)
      }
      let press = GestureClick()
      press.propagationPhase = .capture
      press.onPressed { [weak context] _, _, _ in context?.primitive?.onEditingChanged(true) }
      press.onReleased { [weak context] _, _, _ in context?.primitive?.onEditingChanged(false) }
      press.onStopped { [weak context] in context?.primitive?.onEditingChanged(false) }
      scale.addController(press)
      return scale
    }

    func updateWidget(_ widget: Scale, from old: Self?, _ context: GTKContext<Self>) {
      if old?.bounds != bounds { widget.setRange(bounds.lowerBound, max: bounds.upperBound) }
      if old?.step != step {
        let step: Double = self.step ?? (bounds.upperBound - bounds.lowerBound) / 100
        widget.setIncrements(step, page: step * 10)
      }
      if widget.value != value { widget.value = value }
    }

    func size(_ widget: Scale, _ proposal: ProposedViewSize) -> CGSize {
      let natural: CGSize = widget.naturalSize()
      return CGSize(width: max(natural.width, proposal.width ?? 160), height: natural.height)
    }
  }
#endif
