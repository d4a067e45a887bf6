import Testing
import UIKit

@MainActor private final class LoadingController: UIViewController {
  @ViewLoading var label: UILabel
  @ViewLoading var count = 3
  override func viewDidLoad() {
    super.viewDidLoad()
    label = UILabel()
    label.text = "loaded"
  }
}

@MainActor @Suite struct ViewLoadingTests {
  @Test func readingThePropertyLoadsTheView() {
    let controller = LoadingController()
    #expect(controller.count == 3 && !controller.isViewLoaded)
    #expect(controller.label.text == "loaded")
    #expect(controller.isViewLoaded)
    let other = UILabel()
    controller.label = other
    #expect(controller.label === other)
  }
}
