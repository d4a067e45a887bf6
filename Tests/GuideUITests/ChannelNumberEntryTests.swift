import GuideModel
import Testing

@testable import GuideUI

struct ChannelNumberEntryTests {
  private let channels = ["5", "12", "5.1", "", "120", "7", "101A", "51"].enumerated().map {
    Channel(id: Channel.Key($0.offset), feedID: "", name: "n\($0.offset)", number: $0.element)
  }

  private func row(_ typed: String) -> Int? {
    var entry = ChannelNumberEntry()
    for character in typed {
      let isTaken = entry.append(character)
      #expect(isTaken)
    }
    return entry.row(in: channels)
  }

  @Test func theWholeNumberComesFirstThenTheLowestThatBeginsSo() {
    #expect(row("5") == 0)
    #expect(row("5.1") == 2)
    #expect(row("5-1") == 2)
    #expect(row("51") == 7)
    #expect(row("1") == 1)
    #expect(row("10") == 6)
    #expect(row("12") == 1)
    #expect(row("9") == nil)
    #expect(row("007") == 5)
  }

  @Test func onlyDigitsAndOnePointBelongToIt() {
    var entry = ChannelNumberEntry()
    let taken = ".a٣4..".map { entry.append($0) }
    #expect(taken == [false, false, false, true, true, false])
    entry.removeLast()
    #expect(entry.typed == "4")
    for _ in 0..<20 { _ = entry.append("1") }
    #expect(entry.typed.count == ChannelNumberEntry.longest)
  }
}
