import Foundation
import Support
import WindowServer

@testable import UIKit

WindowServerRegistry.current = HeadlessServer()
// What is odd about a document is said once for each, and here for each of millions.
freopen("/dev/null", "w", stderr)

// A nib or a storyboard: whatever is read can be made, or is refused with a line and a reason.
Fuzzer.run { bytes, count in
  let data = bytes.map { Data(bytes: $0, count: count) } ?? Data()
  MainActor.assumeIsolated {
    do {
      let document = try InterfaceDocument(data: data, file: "fuzz")
      _ = UINib(document: document, bundle: .main).instantiate(withOwner: nil)
      _ = UIStoryboard(document: document, bundle: .main).instantiateInitialViewController()?.view
    } catch {
      precondition(!String(describing: error).isEmpty, "an error that says nothing")
    }
  }
  return 0
}
