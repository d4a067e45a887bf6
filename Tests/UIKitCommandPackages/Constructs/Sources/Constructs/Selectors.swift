import UIKit

@objc protocol Playing {
  func play(_ sender: Any)
}

class Player: NSObject, Playing {
  private(set) var log: [String] = []
  @objc var volume = 1

  @objc func play(_ sender: Any) { log.append("play") }
  @objc func stop() { log.append("stop") }
  @objc func stop(_ sender: Any) { log.append("stop:") }
  @objc private func rewind(_ notification: Notification) { log.append("rewind") }
  @objc class func make() -> Player { Player() }
  @objc(seekToStart) func seek() { log.append("seek") }

  func observe(_ name: Notification.Name) {
    NotificationCenter.default.addObserver(self, selector: #selector(rewind), name: name, object: nil)
  }

  func attach(to control: UIControl) {
    control.addTarget(self, action: #selector(Playing.play(_:)), for: .touchUpInside)
    control.addTarget(self, action: #selector(Player.stop(_:)), for: .touchDown)
  }

  func stopLater() { perform(#selector(stop as () -> Void), with: nil, afterDelay: 0) }

  var getter: Selector { #selector(getter: volume) }
  var setter: Selector { #selector(setter: Player.volume) }
  var hiding: Selector { #selector(setter: UIView.isHidden) }
  var maker: Selector { #selector(Player.make) }
  var seeking: Selector { #selector(Player.seek) }
}

/// Answers an action without a target in the responder chain.
class Desk: UIView {
  private(set) var cleared = 0
  @objc func clear(_ sender: Any?) { cleared += 1 }
  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    action == #selector(clear(_:))
  }
}
