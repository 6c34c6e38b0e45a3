import Testing

@_spi(Advanced) @_spi(Internals) @testable import SwiftUIIntrospect

/// Runs one introspection over the given objects, as a platform engine would, and returns what it
/// handed over.
@MainActor
func search<Entity: PlatformEntity>(
  _ introspection: Introspection = Introspection(), receiver: [AnyObject] = [],
  ancestors: [AnyObject] = [], isInWindow: Bool = true,
  for selector: IntrospectionSelector<Entity>, scope: IntrospectionScope = .receiver,
  matches: IntrospectionMatches = .first
) -> [Entity] {
  var found: [Entity] = []
  introspection.run(
    IntrospectionRequest<FieldType, Entity>(
      selector: selector, scope: scope, matches: matches,
      actions: IntrospectionActions(update: { found.append($0) })),
    in: IntrospectionCandidates(
      receiver: receiver, ancestors: ancestors, isInWindow: isInWindow))
  return found
}

/// Runs `body` as if on another platform.
@MainActor
func running<Result>(_ platform: Platform?, _ body: () throws -> Result) rethrows -> Result {
  let original = Platform.current
  Platform.current = platform
  defer { Platform.current = original }
  return try body()
}

/// What the diagnostics tell while `body` runs.
@MainActor
func misses(_ body: () throws -> Void) rethrows -> [String] {
  var texts: [String] = []
  let original = IntrospectionDiagnostics.handler
  IntrospectionDiagnostics.handler = { texts.append($0.description) }
  defer { IntrospectionDiagnostics.handler = original }
  try body()
  return texts
}
