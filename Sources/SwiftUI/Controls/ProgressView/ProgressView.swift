#if GTK
import CGTK
import Foundation
import GTK
import SwiftUICore

extension ProgressBarPrimitive: GTKPrimitive {
  func makeWidget(_ context: GTKContext<Self>) -> ProgressBar {
    let bar = ProgressBar()
    // GTK moves the block by this part with each pulse.
    bar.pulseStep = 0.1
    return bar
  }

  func updateWidget(_ widget: ProgressBar, from old: Self?, _ context: GTKContext<Self>) {
    context.apply(traits, from: old?.traits, to: widget)
    if let fraction {
      context.storage = nil
      if old?.fraction == nil || widget.fraction != fraction { widget.fraction = fraction }
    } else if context.storage == nil {
      context.storage = Pulses(widget)
    }
  }

  func size(_ widget: ProgressBar, _ proposal: ProposedViewSize) -> CGSize {
    let natural = widget.naturalSize()
    let least = CGFloat(widget.measure(.horizontal).minimum)
    return CGSize(width: max(least, proposal.width ?? natural.width), height: natural.height)
  }
}

/// Makes the block of a bar move, for as long as it is kept.
@MainActor
private final class Pulses {
  private var ticks: Widget.Ticks?
  private var last = 0

  init(_ bar: ProgressBar) {
    bar.pulse()
    ticks = bar.onTick { [weak self, weak bar] time in
      guard let self, let bar else { return false }
      // GTK moves the block smoothly from one pulse to the next.
      if time - last >= 100_000 {
        last = time
        bar.pulse()
      }
      return true
    }
  }

  isolated deinit { ticks?.cancel() }
}

extension SpinnerPrimitive: GTKPrimitive {
  func makeWidget(_ context: GTKContext<Self>) -> Spinner {
    let spinner = Spinner()
    spinner.spinning = true
    return spinner
  }

  func updateWidget(_ widget: Spinner, from old: Self?, _ context: GTKContext<Self>) {
    context.apply(traits, from: old?.traits, to: widget)
  }

  func size(_ widget: Spinner, _ proposal: ProposedViewSize) -> CGSize {
    CGSize(width: side, height: side)
  }
}

extension ProgressRingPrimitive: GTKPrimitive {
  func makeWidget(_ context: GTKContext<Self>) -> Drawing {
    let ring = Drawing(role: .progressBar)
    ring.addCssClass("swiftui-ring")
    ring.onSnapshot = { [weak context, weak ring] cairo, width, height in
      guard let ring, let fraction = context?.primitive?.fraction else { return }
      draw(fraction, ring.foreground, cairo, width, height)
    }
    return ring
  }

  func updateWidget(_ widget: Drawing, from old: Self?, _ context: GTKContext<Self>) {
    context.apply(traits, from: old?.traits, to: widget)
    guard old?.fraction != fraction else { return }
    widget.queueDraw()
    widget.setAccessibleValue(fraction, minimum: 0, maximum: 1)
  }

  func size(_ widget: Drawing, _ proposal: ProposedViewSize) -> CGSize {
    CGSize(width: side, height: side)
  }
}

/// Draws a ring of which a part, from the top on clockwise, stands out.
private func draw(
  _ fraction: Double, _ color: GdkRGBA, _ cairo: OpaquePointer, _ width: Double, _ height: Double
) {
  let side = min(width, height)
  let line = max(1.5, side / 8)
  let radius = (side - line) / 2
  let (red, green, blue, alpha) = (
    Double(color.red), Double(color.green), Double(color.blue), Double(color.alpha)
  )
  cairo_set_line_width(cairo, line)
  cairo_set_source_rgba(cairo, red, green, blue, alpha * 0.2)
  cairo_arc(cairo, width / 2, height / 2, radius, 0, 2 * .pi)
  cairo_stroke(cairo)
  guard fraction > 0 else { return }
  let start: Double = -.pi / 2
  cairo_set_source_rgba(cairo, red, green, blue, alpha)
  cairo_set_line_cap(cairo, CAIRO_LINE_CAP_ROUND)
  cairo_arc(cairo, width / 2, height / 2, radius, start, start + fraction * 2 * .pi)
  cairo_stroke(cairo)
}

extension Widget {
  /// The color that the style sheets give the widget's foreground.
  fileprivate var foreground: GdkRGBA {
    var color = GdkRGBA()
    gtk_style_context_get_color(gtk_widget_get_style_context(widgetPointer), &color)
    return color
  }
}
#endif
