/// Whether controls look as in a window that has the keyboard.
public enum ControlActiveState: CaseIterable, Hashable, Sendable {
  case key
  case active
  case inactive
}
