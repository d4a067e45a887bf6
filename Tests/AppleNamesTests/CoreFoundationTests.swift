import AppleNames
import Foundation
import Testing

@Suite struct CoreFoundationTests {
  /// Runs a closure on a thread of its own, and returns its result.
  private func onThread<Result: Sendable>(_ body: @escaping @Sendable () -> Result) async -> Result {
    await withCheckedContinuation { done in Thread { done.resume(returning: body()) }.start() }
  }

  @Test func aRunLoopIsStoppedFromItself() async {
    let turns = await onThread { () -> Int in
      nonisolated(unsafe) var turns = 0
      let timer = Timer(timeInterval: 0.01, repeats: true) { _ in
        turns += 1
        if turns == 3 { CFRunLoopStop(CFRunLoopGetCurrent()) }
      }
      RunLoop.current.add(timer, forMode: .default)
      CFRunLoopRun()
      timer.invalidate()
      return turns
    }
    #expect(turns == 3)
  }

  @Test func aRunLoopIsStoppedByAnotherThread() async {
    let result = await onThread { () -> CFRunLoopRunResult in
      let timer = Timer(timeInterval: 60, repeats: true) { _ in }
      RunLoop.current.add(timer, forMode: .default)
      defer { timer.invalidate() }
      nonisolated(unsafe) let loop = RunLoop.current
      Thread {
        // Lets the loop begin to wait, which is the harder case.
        Thread.sleep(forTimeInterval: 0.05)
        CFRunLoopStop(loop)
      }.start()
      return CFRunLoopRunInMode(.defaultMode, 30, false)
    }
    #expect(result == .stopped)
  }

  @Test func stoppingEndsTheInnermostRunOnly() async {
    let log = await onThread { () -> [String] in
      nonisolated(unsafe) var log: [String] = []
      CFRunLoopStop(CFRunLoopGetCurrent())
      let timer = Timer(timeInterval: 0.01, repeats: false) { _ in
        let inner = Timer(timeInterval: 0.01, repeats: true) { _ in CFRunLoopStop(CFRunLoopGetCurrent()) }
        RunLoop.current.add(inner, forMode: .default)
        CFRunLoopRun()
        inner.invalidate()
        log.append("inner")
      }
      RunLoop.current.add(timer, forMode: .default)
      log.append("\(CFRunLoopRunInMode(.defaultMode, 0.3, false))")
      return log
    }
    #expect(log == ["inner", "timedOut"] || log == ["inner", "finished"])
  }

  @Test func aLoopRunsInAModeGivenByItsName() async {
    let result = await onThread {
      let timer = Timer(timeInterval: 10, repeats: true) { _ in }
      RunLoop.current.add(timer, forMode: .default)
      defer { timer.invalidate() }
      let mode = CFRunLoopMode.defaultMode.rawValue as CFString
      return CFRunLoopRunInMode(mode, 0.05, false)
    }
    #expect(result == .timedOut)
  }

  @Test func textsAreCompared() {
    #expect(CFStringCompare("a10" as NSString, "a9" as NSString, []) == .compareLessThan)
    #expect(CFStringCompare("a10" as NSString, "a9" as NSString, .compareNumerically) == .compareGreaterThan)
    #expect(
      CFStringCompare(
        "Ä" as NSString, "a" as NSString, [.compareCaseInsensitive, .compareDiacriticInsensitive, .compareNonliteral])
        == .compareEqualTo)
    #expect(CFStringHasPrefix("public.png" as NSString, "public" as NSString))
    #expect(!CFStringHasSuffix("public.png" as NSString, "jpeg" as NSString))
  }

  @Test func errorsAreCreatedAndRead() {
    let error = CFErrorCreate(nil, "films" as NSString, 4, ["title": "a"])
    #expect(CFErrorGetCode(error) == 4 && CFErrorGetDomain(error) == "films")
    #expect(CFErrorCopyUserInfo(error)?["title"] as? String == "a")
  }
}
