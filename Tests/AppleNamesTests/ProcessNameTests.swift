import AppleNames
import Combine
import Testing
import UIKit

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite struct ProcessNameTests {
  @Test func activitiesAreDone() async {
    let token = ProcessInfo.processInfo.beginActivity(options: .userInitiated, reason: "test")
    ProcessInfo.processInfo.endActivity(token)
    let isExpired = await withCheckedContinuation { continuation in
      ProcessInfo.processInfo.performExpiringActivity(withReason: "test") { continuation.resume(returning: $0) }
    }
    #expect(!isExpired)
  }

  @Test func notificationsAreAwaited() async {
    let center = NotificationCenter()
    let name = Notification.Name("changed")
    let notifications = center.notifications(named: name)
    center.post(name: name, object: nil, userInfo: ["a": 1])
    center.post(name: Notification.Name("other"), object: nil)
    center.post(name: name, object: nil, userInfo: ["a": 2])
    var seen: [Int] = []
    for await notification in notifications {
      seen.append(notification.userInfo?["a"] as? Int ?? 0)
      if seen.count == 2 { break }
    }
    #expect(seen == [1, 2])
  }

  @Test func progressHasFiles() {
    let progress = Progress(totalUnitCount: 2)
    progress.fileOperationKind = .downloading
    progress.estimatedTimeRemaining = 5
    progress.throughput = 10
    #expect(
      progress.fileOperationKind == .downloading && progress.estimatedTimeRemaining == 5 && progress.throughput == 10)
    progress.performAsCurrent(withPendingUnitCount: 1) { Progress(totalUnitCount: 1).completedUnitCount = 1 }
    #expect(progress.fractionCompleted == 0.5)
  }

  @Test func collectionsAreUnarchived() throws {
    let data = try NSKeyedArchiver.archivedData(
      withRootObject: ["a", "b"].map { $0 as NSString } as NSArray, requiringSecureCoding: true)
    #expect(try NSKeyedUnarchiver.unarchivedArrayOfObjects(ofClass: NSString.self, from: data) == ["a", "b"])
    let archiver = NSKeyedArchiver(requiringSecureCoding: true)
    try archiver.encodeEncodable(["a": 1], forKey: "value")
    archiver.finishEncoding()
    let unarchiver = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    #expect(unarchiver.decodeDecodable([String: Int].self, forKey: "value") == ["a": 1])
    #expect(unarchiver.decodeDecodable(Int.self, forKey: "none") == nil)
  }

  @Test func textsAreScannedIntoObjects() {
    let scanner = Scanner(string: "name: value")
    var text: NSString?
    #expect(scanner.scanUpTo(":", into: &text) && text == "name")
    #expect(scanner.scanString(":", into: &text))
    #expect(scanner.scanCharacters(from: .letters, into: &text) && text == "value")
    #expect(!scanner.scanString("x", into: &text))
  }

  @Test func localesHaveParts() {
    let locale = NSLocale(localeIdentifier: "zh_Hans_CN")
    #expect(locale.languageCode == "zh" && locale.countryCode == "CN" && locale.scriptCode == "Hans")
    let german = NSLocale(localeIdentifier: "de_DE")
    #expect(german.decimalSeparator == "," && german.currencyCode == "EUR" && german.usesMetricSystem)
    #expect(german.scriptCode == nil && german.localeIdentifier == "de_DE")
    #expect(NSString.localizedStringWithFormat("%d films", 3) == "3 films")
  }

  @Test func sessionsAreConfigured() {
    let configuration = URLSessionConfiguration.background(withIdentifier: "downloads")
    configuration.waitsForConnectivity = true
    configuration.multipathServiceType = .handover
    configuration.tlsMinimumSupportedProtocolVersion = .TLSv12
    #expect(configuration.identifier == "downloads" && !configuration.waitsForConnectivity)
    #expect(URLError(.badURL).downloadTaskResumeData == nil)
  }

  /// Answers requests of addresses that begin with “stub:”.
  private final class StubProtocol: URLProtocol {
    override class func canInit(with request: URLRequest) -> Bool { request.url?.scheme == "stub" }
    override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

    override func startLoading() {
      guard let url = request.url else { return }
      let response = URLResponse(url: url, mimeType: "text/plain", expectedContentLength: 8, textEncodingName: nil)
      client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
      client?.urlProtocol(self, didLoad: Data("one\n\ntwo".utf8))
      client?.urlProtocolDidFinishLoading(self)
    }

    override func stopLoading() {}
  }

  @Test func responsesArePublishedAndRead() async throws {
    let configuration = URLSessionConfiguration.default
    configuration.protocolClasses = [StubProtocol.self]
    let session = URLSession(configuration: configuration)
    let url = try #require(URL(string: "stub://host/file"))
    let (bytes, _) = try await session.bytes(from: url)
    var lines: [String] = []
    for try await line in bytes.lines { lines.append(line) }
    #expect(lines == ["one", "two"])
    var count = 0
    for try await byte in bytes where byte == 0x0A { count += 1 }
    #expect(count == 2)
    let published = await withCheckedContinuation { (continuation: CheckedContinuation<Data?, Never>) in
      let state = Subscription()
      state.kept = session.dataTaskPublisher(for: url).sink {
        if case .failure = $0 { continuation.resume(returning: nil) }
        state.kept = nil
      } receiveValue: {
        continuation.resume(returning: $0.data)
      }
    }
    #expect(published == Data("one\n\ntwo".utf8))
  }

  private final class Subscription: @unchecked Sendable { var kept: AnyCancellable? }
}
