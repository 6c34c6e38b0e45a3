#if GTK
import GTK
import SwiftUICore

extension SearchFieldPrimitive: GTKPrimitive {
  func makeWidget(_ context: GTKContext<Self>) -> SearchEntry {
    let entry = SearchEntry()
    context.follow(entry, \.input)
    entry.onActivate { [weak context] in context?.primitive?.input.onSubmit() }
    entry.onStopSearch { [weak context] in context?.primitive?.stop() }
    return entry
  }

  func updateWidget(_ widget: SearchEntry, from old: Self?, _ context: GTKContext<Self>) {
    context.apply(input.traits, from: old?.input.traits, to: widget)
    if old?.input.placeholder != input.placeholder {
      widget.placeholderText = input.placeholder
    }
    input.update(widget, from: old?.input)
  }

  func size(_ widget: SearchEntry, _ proposal: ProposedViewSize) -> CGSize {
    widget.fieldSize(proposal)
  }
}
#endif
