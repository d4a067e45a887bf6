import QuartzCore
import Testing
import WindowServer
import WindowServerTesting

import UIKit
@_spi(UIKit) @testable import UIKitCollections
@_spi(UIKit) @testable import UIKitCore
@_spi(UIKit) @testable import UIKitDynamics

@MainActor @Suite(.serialized) struct UISearchBarTests {
  final class Recorder: NSObject, UISearchBarDelegate {
    var lines: [String] = []
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { lines.append("begin") }
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { lines.append(searchText) }
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { lines.append("search") }
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { lines.append("cancel") }
  }

  @Test func typingSearchingAndCancelling() {
    Stage.run(size: CGSize(width: 400, height: 600), scale: 2) { stage in
      let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 400, height: 56))
      let recorder = Recorder()
      bar.delegate = recorder
      bar.showsCancelButton = true
      stage.window.addSubview(bar)
      stage.window.layoutIfNeeded()
      stage.surface.pointerDown(at: CGPoint(x: 100, y: 28))
      stage.surface.pointerUp()
      stage.surface.type("ab")
      stage.surface.pressKey(KeyUsage.returnKey)
      stage.surface.pressKey(KeyUsage.escape)
      #expect(recorder.lines == ["begin", "a", "ab", "search", "cancel"])
    }
  }
}
