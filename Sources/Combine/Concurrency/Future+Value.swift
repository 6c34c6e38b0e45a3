extension Future where Failure == Never {
  /// The future's value, once there is one. Cancelling the task does not end the wait.
  public var value: Output {
    get async {
      let result = await awaitResult()
      return result.value.get()
    }
  }
}

extension Future {
  /// The future's value, once there is one; throws the error that it fails with. Cancelling the
  /// task does not end the wait.
  public var value: Output {
    get async throws {
      let result = await awaitResult()
      return try result.value.get()
    }
  }

  private func awaitResult() async -> UncheckedSendable<Result<Output, Failure>> {
    await withCheckedContinuation { continuation in
      subscribe(
        Subscribers.Sink(
          receiveCompletion: { completion in
            if case .failure(let error) = completion {
              continuation.resume(returning: UncheckedSendable(.failure(error)))
            }
          },
          receiveValue: { value in
            continuation.resume(returning: UncheckedSendable(.success(value)))
          }))
    }
  }
}
