import Foundation
import Testing

@testable import WindowServer

/// Drags between programs, without a desktop.
@MainActor @Suite struct DragOfferTests {
  @Test func otherProgramsGetNothingOfADragThatHasEndedHere() {
    var answer: (@MainActor (Data?) -> Void)?
    var given: [Data?] = []
    let offer = DragOffer(types: ["text/plain"]) { answer = $1 }
    offer.give("text/plain") { given.append($0) }
    answer?(nil)
    #expect(given == [nil] && !offer.wasTaken)
    offer.give("text/plain") { given.append($0) }
    answer?(Data("a".utf8))
    #expect(given == [nil, Data("a".utf8)] && offer.wasTaken)
    offer.wasTaken = false
    // While the data are loaded.
    offer.give("text/plain") { given.append($0) }
    offer.isWithdrawn = true
    answer?(Data("b".utf8))
    answer = nil
    offer.give("text/plain") { given.append($0) }
    #expect(given.suffix(2) == [nil, nil] && answer == nil && !offer.wasTaken)
  }

  @Test func aDropWithoutItsDataIsNoSuccess() {
    var reads = IncomingReads()
    reads.begin()
    reads.begin()
    reads.isTaken = true
    reads.end(hasData: false)
    #expect(reads.isSuccess == nil)
    var other = reads
    reads.end(hasData: false)
    #expect(reads.isSuccess == false)
    other.end(hasData: true)
    #expect(other.isSuccess == true)
    // A drag of this program is not read.
    #expect(IncomingReads(isTaken: true).isSuccess == true && IncomingReads().isSuccess == nil)
  }
}
