import AppleNames
import CoreLocation
import Foundation
import FoundationNetworking
import LocalAuthentication
import Testing

@Suite struct BridgedErrorTests {
  private func error(_ domain: String, _ code: Int) -> any Error { NSError(domain: domain, code: code) }

  @Test func errorsAreCastByTheirDomain() {
    #expect((error(NSURLErrorDomain, -1009) as? URLError)?.code == .notConnectedToInternet)
    #expect((error(NSPOSIXErrorDomain, 2) as? POSIXError)?.code == .ENOENT)
    #expect((error(LAErrorDomain, -2) as? LAError)?.code == .userCancel)
    #expect((error(kCLErrorDomain, 1) as? CLError)?.code == .denied)
    #expect(error(NSURLErrorDomain, -1009) as? LAError == nil)
    #expect(error("films", -1009) as? URLError == nil)
  }

  @Test func errorsAreCaughtByTheirType() {
    do {
      throw error(NSURLErrorDomain, -1001)
    } catch let error as URLError {
      #expect(error.code == .timedOut && error.errorCode == -1001)
    } catch {
      Issue.record("\(error)")
    }
  }

  @Test func structuresStayThemselvesAndBecomeObjects() {
    let error: any Error = URLError(.timedOut, userInfo: ["title": "a"])
    #expect(error is URLError && (error as NSError).userInfo["title"] as? String == "a")
    #expect((LAError(.userCancel) as NSError).domain == LAErrorDomain)
  }
}
