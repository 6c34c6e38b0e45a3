import Combine
import Foundation
import Testing

@Suite struct RecordTests {
  @Test func playsBack() {
    let record: Record<Int, TestError> = Record { recording in
      recording.receive(1)
      recording.receive(2)
      recording.receive(completion: .failure(.first))
    }
    let recorder: Recorder<Int, TestError> = record.record(demand: .max(1))
    #expect(recorder.values == [1])
    recorder.request(.max(1))
    #expect(recorder.values == [1, 2])
    #expect(recorder.error == .first)
  }

  @Test func finishesUnlessToldOtherwise() {
    #expect(Record<Int, Never>(recording: Record.Recording()).record().isFinished)
    #expect(
      Record<Int, TestError>(output: [], completion: .failure(.second)).record().error == .second)
  }

  @Test func survivesCoding() throws {
    let record: Record<Int, TestError> = Record(output: [1, 2], completion: .failure(.first))
    let data: Data = try JSONEncoder().encode(record)
    let decoded: Record<Int, TestError> = try JSONDecoder().decode(
      Record<Int, TestError>.self, from: data)
    #expect(decoded.recording.output == [1, 2])
    #expect(decoded.recording.completion == .failure(.first))
  }

  @Test func aCompleteRecordingTakesNothingMore() async {
    await #expect(processExitsWith: .failure) {
      var recording: Record<Int, Never>.Recording = Record.Recording(output: [1])
      recording.receive(2)
    }
  }
}
