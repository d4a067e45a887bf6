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

  @Test func contentsAndStatesAreObservedByName() {
    let observer = AnyObserver()
    let (label, field, picture, control) = (UILabel(), UITextField(), UIImageView(), UIControl())
    label.addObserver(observer, forKeyPath: "text", options: [.old, .new], context: nil)
    field.addObserver(observer, forKeyPath: "text", options: [.new], context: nil)
    picture.addObserver(observer, forKeyPath: "image", options: [.new], context: nil)
    for name in ["enabled", "selected", "highlighted"] {
      control.addObserver(observer, forKeyPath: name, options: [.new], context: nil)
    }
    label.text = "Dawn"
    label.text = "Dawn"
    label.font = .systemFont(ofSize: 30)
    #expect(observer.values.map { "\($0)" } == ["Dawn"] && observer.old is NSNull)
    field.text = "Night"
    let image = UIImage()
    picture.image = image
    #expect(observer.values.last as? UIImage === image && observer.values.count == 3)
    picture.image = nil
    #expect(observer.values.last is NSNull)
    control.isSelected = true
    control.isEnabled = false
    control.isHighlighted = true
    #expect(observer.values.suffix(3).map { $0 as? Bool } == [true, false, true])
  }

  private final class AnyObserver: NSObject, NamedPropertyObserver {
    var values: [Any] = []
    var old: Any?
    func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) {
      if let value = change?[.newKey] { values.append(value) }
      old = change?[.oldKey] ?? old
    }
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
