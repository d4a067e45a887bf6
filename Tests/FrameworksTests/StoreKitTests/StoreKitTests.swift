@testable import StoreKit
import Testing
import UIKit

@MainActor @Suite(.serialized) struct StoreKitTests {
  private final class Observer: NSObject, SKPaymentTransactionObserver, SKProductsRequestDelegate, @unchecked Sendable {
    let failed: AsyncStream<(any Error)?>.Continuation
    init(_ failed: AsyncStream<(any Error)?>.Continuation) { self.failed = failed }
    func paymentQueue(_ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction]) {
      for transaction in transactions where transaction.transactionState == .failed {
        failed.yield(transaction.error)
        queue.finishTransaction(transaction)
      }
    }
    func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse) { failed.yield(nil) }
    func request(_ request: SKRequest, didFailWithError error: any Error) { failed.yield(error) }
  }

  @Test func nothingCanBeBought() async {
    let (stream, continuation) = AsyncStream.makeStream(of: (any Error)?.self)
    let (observer, queue) = (Observer(continuation), SKPaymentQueue.default())
    queue.add(observer)
    #expect(!SKPaymentQueue.canMakePayments())
    queue.add(SKPayment(product: SKProduct()))
    #expect(queue.transactions.count == 1)
    var iterator = stream.makeAsyncIterator()
    let error = await iterator.next() ?? nil
    #expect((error as? SKError)?.code == .paymentNotAllowed && queue.transactions.isEmpty)
    queue.remove(observer)
  }

  @Test func productsAreNotFound() async {
    let (stream, continuation) = AsyncStream.makeStream(of: (any Error)?.self)
    let (observer, request) = (Observer(continuation), SKProductsRequest(productIdentifiers: ["a"]))
    request.delegate = observer
    #expect(request.delegate === observer && (request as SKRequest).delegate === observer)
    request.start()
    var iterator = stream.makeAsyncIterator()
    let error = await iterator.next() ?? nil
    #expect((error as? SKError)?.code == .cloudServiceNetworkConnectionFailed)
  }

  @Test func aProductHasAnAddress() {
    let controller = SKStoreProductViewController()
    controller.loadProduct(withParameters: [SKStoreProductParameterITunesItemIdentifier: NSNumber(value: 123)])
    #expect(controller.address?.absoluteString == "https://apps.apple.com/app/id123")
    controller.loadProduct(withParameters: [SKStoreProductParameterITunesItemIdentifier: "45"])
    #expect(controller.address?.lastPathComponent == "id45")
    controller.loadProduct(withParameters: [SKStoreProductParameterITunesItemIdentifier: "x?y"])
    #expect(controller.address == nil)
    #expect(texts(in: controller.view).contains("There is no product."))
  }
}
