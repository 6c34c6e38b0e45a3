#if GTK
import SwiftUI

/// What moves: springs, views that come and go, a list that is sorted anew, phases, keyframes and a timeline.
struct MotionPage: View {
  var body: some View {
    SpringsCard()
    ComingAndGoingCard()
    OrderCard()
    KeyframesCard()
    WavesCard()
  }
}

/// The same way, with a spring each.
private struct SpringsCard: View {
  @State private var isOver = false

  private let springs: [(name: String, animation: Animation)] = [
    ("smooth", .smooth(duration: 1)), ("snappy", .snappy(duration: 1)),
    ("bouncy", .bouncy(duration: 1)), ("linear", .linear(duration: 1)),
  ]

  var body: some View {
    Card("Springs", caption: "One change of state, and an animation for each row.") {
      ForEach(springs, id: \.name) { spring in
        HStack(spacing: 12) {
          Text(spring.name).frame(width: 64, alignment: .leading)
          Circle().fill(.blue).frame(width: 28, height: 28)
            .frame(maxWidth: .infinity, alignment: isOver ? .trailing : .leading)
            .animation(spring.animation, value: isOver)
        }
      }
      Button("Move") { isOver.toggle() }
    }
  }
}

/// Transitions of views that a condition inserts and removes.
private struct ComingAndGoingCard: View {
  @State private var isShown = true

  var body: some View {
    Card("Coming and going") {
      Button(isShown ? "Hide" : "Show") {
        withAnimation(.smooth(duration: 0.6)) { isShown.toggle() }
      }
      HStack(spacing: 12) {
        if isShown {
          Chip("opacity").transition(.opacity)
          Chip("scale").transition(.scale)
          Chip("slide").transition(.move(edge: .bottom).combined(with: .opacity))
          Chip("blur").transition(.blurReplace)
        }
        Chip("stays")
      }
      .frame(height: 48)
    }
  }
}

/// Rows that find their new places.
private struct OrderCard: View {
  @State private var numbers = Array(1...6)

  var body: some View {
    Card("Order", caption: "The same views go to other places.") {
      HStack {
        ForEach(numbers, id: \.self) { number in
          Chip("\(number)")
        }
      }
      Button("Shuffle") {
        withAnimation(.bouncy) { numbers.shuffle() }
      }
    }
  }
}

/// Phases without end, and keyframes that a button plays.
private struct KeyframesCard: View {
  @State private var shakes = 0

  var body: some View {
    Card("Phases and keyframes") {
      HStack(spacing: 24) {
        PhaseAnimator([1.0, 1.3]) { scale in
          Image(systemName: "heart.fill").foregroundStyle(.red).scaleEffect(scale)
        } animation: { _ in
          .easeInOut(duration: 0.6)
        }
        Ring()
        Chip("Shake me")
          .keyframeAnimator(initialValue: 0.0, trigger: shakes) { content, offset in
            content.offset(x: offset)
          } keyframes: { _ in
            CubicKeyframe(-12, duration: 0.08)
            CubicKeyframe(12, duration: 0.12)
            CubicKeyframe(-8, duration: 0.1)
            SpringKeyframe(0, duration: 0.4, spring: .bouncy)
          }
        Button("Shake") { shakes += 1 }
      }
    }
  }
}

/// A ring that is drawn, turns and is taken away again.
private struct Ring: View {
  @State private var isDrawn = false

  var body: some View {
    Circle().trim(from: 0, to: isDrawn ? 0.9 : 0.1)
      .stroke(.blue, style: StrokeStyle(lineWidth: 4, lineCap: .round))
      .rotationEffect(.degrees(isDrawn ? 360 : 0))
      .frame(width: 32, height: 32)
      .onAppear {
        withAnimation(.easeInOut(duration: 1.2).repeatForever()) { isDrawn = true }
      }
  }
}

/// A drawing that a timeline draws anew with each frame.
private struct WavesCard: View {
  var body: some View {
    Card("A timeline") {
      TimelineView(.animation(minimumInterval: 1.0 / 30)) { context in
        Canvas { canvas, size in
          let time = context.date.timeIntervalSinceReferenceDate
          for wave in 0..<3 {
            var path = Path()
            for x in stride(from: 0, through: size.width, by: 4) {
              let angle = Double(x) / 40 + time * (1 + Double(wave) / 2)
              let point = CGPoint(x: x, y: size.height / 2 + sin(angle) * 14)
              if x == 0 { path.move(to: point) } else { path.addLine(to: point) }
            }
            canvas.stroke(path, with: .color(.blue.opacity(1 - Double(wave) * 0.3)), lineWidth: 2)
          }
        }
      }
      .frame(height: 60)
    }
  }
}

/// A word in a colored box.
private struct Chip: View {
  private let title: String

  init(_ title: String) { self.title = title }

  var body: some View {
    Text(title)
      .padding(.horizontal, 12).padding(.vertical, 8)
      .background(.blue.opacity(0.15), in: RoundedRectangle(cornerRadius: 8))
  }
}
#endif
