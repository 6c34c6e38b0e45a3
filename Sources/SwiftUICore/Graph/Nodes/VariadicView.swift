/// The namespace of what containers keep: a root that arranges, and the content that it arranges.
public enum _VariadicView {
  public struct Tree<Root, Content> {
    package var root: Root
    package var content: Content

    package init(root: Root, content: Content) {
      self.root = root
      self.content = content
    }
  }
}
