/// What a room above the graph keeps once for each graph, such as where the keyboard focus is to go.
///
/// ``ViewGraph/service(_:)`` makes it on first use.
@MainActor
package protocol GraphService: AnyObject {
  init(_ graph: ViewGraph)
}
