@testable import UIKitCore
import AppleNames
import StoreKit
import Testing
import UIKit

@MainActor @Suite(.serialized) struct SubscriptionTests {
  private final class Month: SKProductSubscriptionPeriod, @unchecked Sendable {
    override var unit: SKProduct.PeriodUnit { .month }
    override var numberOfUnits: Int { 3 }
  }

  private final class Trial: SKProductDiscount, @unchecked Sendable {
    override var paymentMode: SKProductDiscount.PaymentMode { .freeTrial }
    override var type: SKProductDiscount.`Type` { .subscription }
    override var subscriptionPeriod: SKProductSubscriptionPeriod { Month() }
    override var price: NSDecimalNumber { 0 }
  }

  private final class Subscription: SKProduct, @unchecked Sendable {
    override var productIdentifier: String { "subscription" }
    override var subscriptionPeriod: SKProductSubscriptionPeriod? { Month() }
    override var introductoryPrice: SKProductDiscount? { Trial() }
    override var subscriptionGroupIdentifier: String? { "group" }
  }

  @Test func subclassesDescribeSubscriptions() {
    let product: SKProduct = Subscription()
    #expect(product.subscriptionPeriod?.unit == .month && product.subscriptionPeriod?.numberOfUnits == 3)
    #expect(product.introductoryPrice?.paymentMode == .freeTrial && product.introductoryPrice?.type == .subscription)
    #expect(product.introductoryPrice?.subscriptionPeriod.unit.rawValue == 2)
    let plain = SKProduct()
    #expect(plain.subscriptionPeriod == nil && plain.introductoryPrice == nil && plain.discounts.isEmpty)
    #expect(SKProductSubscriptionPeriod().unit == .day && SKProductDiscount().paymentMode == .payAsYouGo)
  }

  @Test func propertiesAreSetByName() {
    let (product, period, transaction) = (SKProduct(), SKProductSubscriptionPeriod(), SKPaymentTransaction())
    period.setValue(SKProduct.PeriodUnit.year.rawValue, forKey: "unit")
    period.setValue(2, forKey: "numberOfUnits")
    product.setValue("film", forKey: "productIdentifier")
    product.setValue(NSDecimalNumber(string: "9.99"), forKey: "price")
    product.setValue(Locale(identifier: "de_DE"), forKey: "priceLocale")
    product.setValue(period, forKey: "subscriptionPeriod")
    product.setValue("group", forKey: "subscriptionGroupIdentifier")
    #expect(product.productIdentifier == "film" && product.price == NSDecimalNumber(string: "9.99"))
    #expect(product.priceLocale.identifier == "de_DE" && product.subscriptionGroupIdentifier == "group")
    #expect(product.subscriptionPeriod?.unit == .year && product.subscriptionPeriod?.numberOfUnits == 2)
    #expect(product.value(forKey: "productIdentifier") as? String == "film")
    transaction.setValue(SKPaymentTransactionState.purchased.rawValue, forKey: "transactionState")
    transaction.setValue(SKPayment(product: product), forKey: "payment")
    #expect(transaction.transactionState == .purchased && transaction.payment.productIdentifier == "film")
  }

  @Test func copiesOfPaymentsKeepTheirValues() throws {
    let nonce = UUID()
    let discount = SKPaymentDiscount(
      identifier: "offer", keyIdentifier: "key", nonce: nonce, signature: "signature", timestamp: 7)
    let payment = SKMutablePayment(product: Subscription())
    #expect(payment.productIdentifier == "subscription" && payment.quantity == 1)
    (payment.quantity, payment.paymentDiscount) = (2, discount)
    (payment.applicationUsername, payment.simulatesAskToBuyInSandbox) = ("user", true)
    let copy = try #require(payment.copy() as? SKPayment)
    payment.productIdentifier = "other"
    #expect(!(copy is SKMutablePayment) && copy.productIdentifier == "subscription" && copy.quantity == 2)
    #expect(copy.paymentDiscount?.nonce == nonce && copy.paymentDiscount?.timestamp == 7)
    #expect(copy.applicationUsername == "user" && copy.simulatesAskToBuyInSandbox)
    #expect((copy.mutableCopy() as? SKMutablePayment)?.paymentDiscount === discount)
  }

  private final class Queue: SKPaymentQueue, @unchecked Sendable {
    private(set) var payments: [SKPayment] = []
    override func add(_ payment: SKPayment) { payments.append(payment) }
  }

  @Test func aSubclassOfTheQueueTakesPayments() {
    let queue = Queue()
    queue.add(SKPayment(product: Subscription()))
    #expect(queue.payments.map(\.productIdentifier) == ["subscription"] && queue.storefront == nil)
  }

  private final class Watcher: NSObject, SKRequestDelegate, SKOverlayDelegate, SKPaymentTransactionObserver {
    let errors = AsyncStream.makeStream(of: Int.self)
    func request(_ request: SKRequest, didFailWithError error: any Error) { note(error) }
    func storeOverlayDidFailToLoad(_ overlay: SKOverlay, error: any Error) { note(error) }
    func paymentQueue(_ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction]) {}
    func paymentQueue(_ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error) {
      note(error)
    }
    private func note(_ error: any Error) { errors.continuation.yield((error as? SKError)?.errorCode ?? -1) }
  }

  @Test func receiptsAndPurchasesAreNotRestored() async {
    let (watcher, queue) = (Watcher(), SKPaymentQueue())
    var errors = watcher.errors.stream.makeAsyncIterator()
    let request = SKReceiptRefreshRequest(receiptProperties: [SKReceiptPropertyIsExpired: true])
    #expect(request.receiptProperties?[SKReceiptPropertyIsExpired] as? Bool == true)
    request.delegate = watcher
    request.start()
    #expect(await errors.next() == SKError.cloudServiceNetworkConnectionFailed.rawValue)
    queue.add(watcher)
    #expect(queue.transactionObservers.count == 1)
    queue.restoreCompletedTransactions(withApplicationUsername: "user")
    #expect(await errors.next() == SKError.paymentNotAllowed.rawValue)
  }

  @Test func musicAndAdvertisementsAreDenied() async {
    #expect(await SKCloudServiceController.requestAuthorization() == .denied)
    let code = await withCheckedContinuation { done in
      SKCloudServiceController().requestCapabilities { capabilities, error in
        done.resume(returning: capabilities.isEmpty ? (error as? SKError)?.code : nil)
      }
    }
    #expect(code == .cloudServicePermissionDenied)
    await #expect(throws: SKANError.self) { try await SKAdNetwork.startImpression(SKAdImpression()) }
    let unsupported = await withCheckedContinuation { done in
      SKAdNetwork.updatePostbackConversionValue(1) { done.resume(returning: ($0 as? SKANError)?.code) }
    }
    #expect(unsupported == .unsupported)
    await #expect(throws: SKError.self) {
      try await SKProductStorePromotionController.default().promotionVisibility(for: SKProduct())
    }
  }

  @Test func aCardFailsToLoad() async {
    let watcher = Watcher()
    let overlay = SKOverlay(configuration: SKOverlay.AppConfiguration(appIdentifier: "1", position: .bottom))
    overlay.delegate = watcher
    var errors = watcher.errors.stream.makeAsyncIterator()
    let scene = UIWindowScene(session: UISceneSession(role: .windowApplication), connectionOptions: .init())
    overlay.present(in: scene)
    #expect(await errors.next() == SKError.unsupportedPlatform.rawValue)
  }
}
