import Combine
import Testing

@Suite struct CombineIdentifierTests {
  @Test func freshOnesDiffer() {
    #expect(CombineIdentifier() != CombineIdentifier())
  }

  @Test func thoseOfAnObjectAreEqual() {
    let object: Recorder<Int, Never> = Recorder()
    #expect(CombineIdentifier(object) == CombineIdentifier(object))
    #expect(object.combineIdentifier == CombineIdentifier(object))
    #expect(CombineIdentifier(object) != CombineIdentifier(Recorder<Int, Never>()))
  }
}
