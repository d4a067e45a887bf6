import Foundation
import Support
import UIKit
import WindowServer

@testable import UIKitCore

WindowServerRegistry.current = HeadlessServer()
InterfaceWarnings.handler = { _ in }

// A nib or a storyboard: a document that can be read must be possible to instantiate and lay out, or be refused with a
// line and a reason.
Fuzzer.run { bytes, count in
  let data = bytes.map { Data(bytes: $0, count: count) } ?? Data()
  MainActor.assumeIsolated {
    do {
      let document = try InterfaceDocument(data: data, file: "fuzz")
      for object in UINib(document: document, bundle: .main).instantiate(withOwner: nil) {
        guard let view = object as? UIView else { continue }
        view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
        view.layoutIfNeeded()
      }
      let controller = UIStoryboard(document: document, bundle: .main).instantiateInitialViewController()
      controller?.view.layoutIfNeeded()
    } catch {
      precondition(!String(describing: error).isEmpty, "an error that says nothing")
    }
  }
  return 0
}
