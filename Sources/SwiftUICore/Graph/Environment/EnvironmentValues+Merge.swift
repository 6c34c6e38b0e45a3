extension EnvironmentValues {
  /// These values, with those that `other` sets in their place.
  package func overridden(by other: EnvironmentValues) -> EnvironmentValues {
    var links: [EnvironmentLink] = []
    var link = other.head
    while let current = link {
      links.append(current)
      link = current.next
    }
    var result = self
    for link in links.reversed() { result.set(link.value, for: link.key, name: link.name) }
    return result
  }
}
