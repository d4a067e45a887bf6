import Testing
import UIKit

@MainActor struct NamedPropertyObserverTests {
  @Test func aPlainObjectObservesAViewByName() {
    let view = UIView()
    let observer = Observer()
    view.addObserver(observer, forKeyPath: "frame", options: [.new], context: nil)
    view.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(observer.values == [CGRect(x: 1, y: 2, width: 3, height: 4)])
    view.removeObserver(observer, forKeyPath: "frame")
    view.frame.size.width = 5
    #expect(observer.values.count == 1)
  }

  private final class Observer: NSObject, NamedPropertyObserver {
    var values: [CGRect] = []
    func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) {
      if let frame = change?[.newKey] as? CGRect { values.append(frame) }
    }
  }
}
