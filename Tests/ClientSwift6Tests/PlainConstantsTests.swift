import Testing
import UIKit

@Suite struct PlainConstantsTests {
  @Test func areReadOffTheMainActor() async {
    let read = await Task.detached {
      (PlainConstants.spacings, PlainConstants.names.map(\.rawValue), PlainConstants.noMetric)
    }.value
    #expect(read.0.first == PlainConstants.spacing && read.0[0] < read.0[1])
    #expect(Set(read.1).count == 4)
    #expect(read.2 == -1)
    #expect(PlainConstants.automatic == UICollectionViewFlowLayout.automaticSize)
  }
}
