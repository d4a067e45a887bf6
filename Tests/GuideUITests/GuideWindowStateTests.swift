import Foundation
import Testing

@testable import GuideUI

struct GuideWindowStateTests {
  @Test func itComesBackAsItWasWritten() throws {
    var state = GuideWindowState()
    state.view = .onNow
    state.filter = .group("News")
    state.showsEmpty = true
    state.pointsPerMinute = 8.25
    state.place = .init(time: 1_774_090_000.5, channel: 17, saved: 1_774_090_100)
    (state.width, state.height) = (1_366, 768)
    let data = try JSONEncoder().encode(state)
    #expect(try JSONDecoder().decode(GuideWindowState.self, from: data) == state)
  }

  @Test(arguments: [
    "{}", #"{"view":"cube","filter":"list:x","pointsPerMinute":-1,"width":1e300,"place":{"time":"soon"}}"#,
    #"{"view":3,"filter":[],"showsEmpty":"maybe","height":1}"#,
  ]) func unreadableValuesHaveTheirInitialValue(text: String) throws {
    #expect(try JSONDecoder().decode(GuideWindowState.self, from: Data(text.utf8)) == GuideWindowState())
  }
}
