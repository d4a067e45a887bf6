import StoreKit
import Testing

@Suite struct StoreTests {
  @Test func nothingIsSold() async throws {
    #expect(try await Product.products(for: ["film", "series"]).isEmpty)
    #expect(!AppStore.canMakePayments)
    #expect(await Storefront.current == nil)
    #expect(try await Product.SubscriptionInfo.status(for: "group").isEmpty)
    await #expect(throws: StoreKitError.self) { try await AppTransaction.shared }
    await #expect(throws: SKError.self) { try await AppStore.sync() }
  }

  @Test func whatThereIsEndsAtOnce() async {
    var count = 0
    for await _ in Transaction.all { count += 1 }
    for await _ in Transaction.currentEntitlements { count += 1 }
    for await _ in Transaction.unfinished { count += 1 }
    #expect(await Transaction.latest(for: "film") == nil && count == 0)
  }

  @Test func changesStaySilentUntilTheTaskIsCancelled() async {
    let task = Task {
      for await _ in Transaction.updates { return 1 }
      for await _ in Storefront.updates { return 2 }
      for await _ in Message.messages { return 3 }
      return Task.isCancelled ? 0 : 4
    }
    await Task.yield()
    task.cancel()
    #expect(await task.value == 0)
  }

  @Test func signedValuesAreCheckedByTheApp() throws {
    #expect(try VerificationResult<Int>.verified(1).payloadValue == 1)
    let wrong = VerificationResult<Int>.unverified(2, .invalidSignature)
    #expect(throws: VerificationResult<Int>.VerificationError.invalidSignature) { try wrong.payloadValue }
    #expect(wrong.unsafePayloadValue == 2 && wrong != .verified(2))
  }

  @Test func periodsAreLengthsOfTime() {
    let start = Date(timeIntervalSince1970: 0)
    #expect(Product.SubscriptionPeriod.weekly.dateRange(referenceDate: start).upperBound == start + 7 * 86400)
    #expect(DateComponents(subscriptionPeriod: .everySixMonths) == DateComponents(month: 6))
    #expect(Product.PurchaseOption.quantity(2) == .quantity(2) && Product.PurchaseOption.quantity(2) != .quantity(3))
  }
}
