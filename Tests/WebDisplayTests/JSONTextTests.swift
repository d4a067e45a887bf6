import Foundation
import SeededRandom
import Testing

@testable import WebDisplay

@Suite struct JSONTextTests {
  @Test func anyTextComesBackAsItWas() throws {
    var random = SeededGenerator(seed: 8)
    for _ in 0..<500 {
      var text = ""
      for _ in 0..<random.int(0..<30) {
        if let scalar = Unicode.Scalar(UInt32(random.int(0..<0x3000))) { text.unicodeScalars.append(scalar) }
      }
      let json = JSONText.object([("v", JSONText.quoted(text)), ("n", JSONText.number(1.5))])
      let object = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
      #expect(object?["v"] as? String == text)
    }
  }

  @Test func numbersThatAreNoneAreZero() {
    #expect(JSONText.number(.nan) == "0" && JSONText.number(.infinity) == "0" && JSONText.number(-3) == "-3")
    #expect(JSONText.number(0.25) == "0.25")
  }
}
