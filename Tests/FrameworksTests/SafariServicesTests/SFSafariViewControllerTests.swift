@testable import SafariServices
import Testing
import UIKit

@MainActor @Suite(.serialized) struct SFSafariViewControllerTests {
  private final class Receiver: NSObject, SFSafariViewControllerDelegate {
    var loads: [Bool] = []
    var finishes = 0
    func safariViewController(_ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool) {
      loads.append(didLoadSuccessfully)
    }
    func safariViewControllerDidFinish(_ controller: SFSafariViewController) { finishes += 1 }
  }

  private let url = URL(string: "https://example.org/page")!

  @Test(arguments: [true, false]) func theAddressIsOpenedOnce(succeeds: Bool) {
    FrameworkStage.run { stage in
      let (controller, receiver) = (SFSafariViewController(url: url), Receiver())
      var opened: [URL] = []
      controller.delegate = receiver
      controller.open = { url, completion in
        opened.append(url)
        completion(succeeds)
      }
      stage.present(controller)
      #expect(opened == [url] && receiver.loads == [succeeds])
      let text = succeeds ? "is open in the browser" : "No browser could open"
      #expect(texts(in: controller.view).contains { $0.contains(text) })
      controller.viewDidAppear(false)
      #expect(opened.count == 1)
    }
  }

  @Test func theButtonClosesIt() {
    FrameworkStage.run { stage in
      let (controller, receiver) = (SFSafariViewController(url: url), Receiver())
      controller.delegate = receiver
      controller.open = { _, completion in completion(true) }
      stage.present(controller)
      #expect(stage.root.presentedViewController === controller)
      controller.finish()
      stage.settle()
      #expect(receiver.finishes == 1 && stage.root.presentedViewController == nil)
    }
  }

  @Test func theConfigurationIsCopied() {
    let configuration = SFSafariViewController.Configuration()
    configuration.entersReaderIfAvailable = true
    let controller = SFSafariViewController(url: url, configuration: configuration)
    configuration.entersReaderIfAvailable = false
    #expect(controller.configuration.entersReaderIfAvailable && controller.configuration.barCollapsingEnabled)
  }
}
