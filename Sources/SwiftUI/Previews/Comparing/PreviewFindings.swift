import Foundation
import SwiftUICore

/// What is wrong with the views of a preview as they are laid out.
@MainActor
package struct PreviewFindings {
  private let tree: PreviewTree

  package init(_ tree: PreviewTree) { self.tree = tree }

  /// In words, none where nothing is wrong.
  package var problems: [String] {
    let all = tree.all
    guard all.contains(where: { $0.frame.width > 0 && $0.frame.height > 0 }) else {
      return ["is empty: no view has an area"]
    }
    return all.flatMap(problems(of:))
  }

  private func problems(of node: PreviewTree.Node) -> [String] {
    var problems: [String] = []
    let name = description(of: node)
    if isOutside(node) {
      problems.append("\(name) is clipped: it is at \(rectangle(node.frame))")
    }
    if isCut(node) {
      problems.append("\(name) is clipped: its text needs more than \(rectangle(node.frame))")
    }
    if isUnnamed(node) { problems.append("\(name) has no name for assistive technologies") }
    return problems
  }

  /// Whether the window's edge goes through the view, or it is beyond.
  private func isOutside(_ node: PreviewTree.Node) -> Bool {
    guard !node.isScrolled, node.frame.width > 0, node.frame.height > 0 else { return false }
    let isTold =
      node.view.primitive is TextPrimitive || node.view.primitive is any KeyboardFocusable
    // Backgrounds and pictures may reach beyond the window; what people read or use may not.
    return isTold
      && !CGRect(origin: .zero, size: tree.size).insetBy(dx: -0.5, dy: -0.5)
        .contains(node.frame)
  }

  /// Whether a text without a limit of lines has less room than its lines take.
  private func isCut(_ node: PreviewTree.Node) -> Bool {
    guard let text = node.view.primitive as? TextPrimitive, text.layout.lineLimit == nil else {
      return false
    }
    let needed = node.view.sizeThatFits(ProposedViewSize(width: node.frame.width, height: nil))
    return needed.height > node.frame.height + 0.5 || needed.width > node.frame.width + 0.5
  }

  /// Whether a button, or a field, has neither text nor a label.
  private func isUnnamed(_ node: PreviewTree.Node) -> Bool {
    let isHidden = node.accessibility.contains { $0.isHidden == true }
    guard !isHidden else { return false }
    switch node.view.primitive {
    case is ButtonPrimitive, is ToggleButtonPrimitive: return names(in: node).isEmpty
    case let field as TextFieldPrimitive: return isUnnamed(field.input, node)
    case let field as SecureFieldPrimitive: return isUnnamed(field.input, node)
    case let field as MultilineTextFieldPrimitive: return isUnnamed(field.input, node)
    default: return false
    }
  }

  private func isUnnamed(_ input: TextInput, _ node: PreviewTree.Node) -> Bool {
    input.title.isEmpty && input.placeholder.isEmpty && names(in: node).isEmpty
  }

  /// What a screen reader could say of the view: labels, texts and named pictures in it.
  private func names(in node: PreviewTree.Node) -> [String] {
    node.all.flatMap { inner -> [String?] in
      let shown: String? =
        switch inner.view.primitive {
        case let text as TextPrimitive: text.accessibilityLabel ?? text.string
        case let image as ImagePrimitive: image.accessibilityLabel
        default: nil
        }
      return inner.accessibility.map(\.label) + [shown]
    }.compactMap { $0 }.filter { !$0.allSatisfy(\.isWhitespace) }
  }

  private func description(of node: PreviewTree.Node) -> String {
    let name = type(of: node.view.primitive).viewName
    return names(in: node).first.map { "\(name) \"\($0)\"" } ?? name
  }

  private func rectangle(_ frame: CGRect) -> String {
    let numbers = [frame.minX, frame.minY, frame.width, frame.height].map { Int($0.rounded()) }
    return "\(numbers[0]),\(numbers[1]) \(numbers[2])x\(numbers[3])"
  }
}
