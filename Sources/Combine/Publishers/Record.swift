/// A publisher that plays back a recording to each subscriber.
public struct Record<Output, Failure: Error>: Publisher {
  /// What is played back.
  public let recording: Recording

  /// Makes the recording in a closure, which is called at once.
  public init(record: (inout Recording) -> Void) {
    var recording = Recording()
    record(&recording)
    self.init(recording: recording)
  }

  public init(recording: Recording) {
    self.recording = recording
  }

  public init(output: [Output], completion: Subscribers.Completion<Failure>) {
    self.init(recording: Recording(output: output, completion: completion))
  }

  public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
    SequenceSubscription.start(
      recording.output, name: "Record", completion: recording.completion, downstream: subscriber)
  }

  /// A series of values, and how it ends.
  public struct Recording {
    public typealias Input = Output

    public private(set) var output: [Output]

    public private(set) var completion: Subscribers.Completion<Failure>

    private var isComplete: Bool = false

    /// An empty recording that finishes.
    public init() {
      output = []
      completion = .finished
    }

    public init(output: [Output], completion: Subscribers.Completion<Failure> = .finished) {
      self.output = output
      self.completion = completion
      isComplete = true
    }

    /// Adds a value.
    ///
    /// - Precondition: The recording has not been completed.
    public mutating func receive(_ input: Input) {
      precondition(!isComplete, "The recording is complete: it cannot receive another value")
      output.append(input)
    }

    /// Sets how the recording ends.
    ///
    /// - Precondition: The recording has not been completed.
    public mutating func receive(completion: Subscribers.Completion<Failure>) {
      precondition(!isComplete, "The recording is complete: it cannot receive another completion")
      self.completion = completion
      isComplete = true
    }
  }
}

extension Record.Recording: Codable where Output: Codable, Failure: Codable {
  private enum CodingKeys: String, CodingKey {
    case output
    case completion
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(
      keyedBy: CodingKeys.self)
    self.init(
      output: try container.decode([Output].self, forKey: .output),
      completion: try container.decode(
        Subscribers.Completion<Failure>.self, forKey: .completion))
  }

  /// Writes the recording as `encode(to:)` does.
  public func encode(into encoder: any Encoder) throws {
    try encode(to: encoder)
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(output, forKey: .output)
    try container.encode(completion, forKey: .completion)
  }
}

extension Record: Codable where Output: Codable, Failure: Codable {}
