enum TestError: Error, Equatable, Codable {
  case first
  case second
}
