@testable import MessageUI
import Testing
import UIKit

@MainActor @Suite(.serialized) struct MFMailComposeViewControllerTests {
  private final class Receiver: NSObject, MFMailComposeViewControllerDelegate, MFMessageComposeViewControllerDelegate {
    var results: [MFMailComposeResult] = []
    var errors: [any Error] = []
    var messages: [MessageComposeResult] = []
    func mailComposeController(
      _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?
    ) {
      results.append(result)
      if let error { errors.append(error) }
    }
    func messageComposeViewController(
      _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult
    ) { messages.append(result) }
  }

  private func makeController(_ receiver: Receiver) -> MFMailComposeViewController {
    let controller = MFMailComposeViewController()
    controller.mailComposeDelegate = receiver
    controller.setToRecipients(["a@example.org", "b@example.org"])
    controller.setSubject("Tom & Jerry?")
    controller.setMessageBody("one\ntwo", isHTML: false)
    return controller
  }

  @Test func anAddressHasEncodedFields() {
    let mail = MailAddress(
      to: ["a@example.org", "b&c@example.org"], cc: ["d@example.org"], subject: "a&bcc=x@example.org", body: "1\n2")
    #expect(
      mail.url?.absoluteString
        == "mailto:a@example.org,b%26c@example.org?cc=d@example.org&subject=a%26bcc%3Dx%40example.org&body=1%0D%0A2")
    #expect(MailAddress().url?.absoluteString == "mailto:")
  }

  @Test func aDraftInTheMailProgramIsSavedAndNotSent() {
    FrameworkStage.run { stage in
      let receiver = Receiver()
      let controller = makeController(receiver)
      var opened: [URL] = []
      controller.open = { url, completion in
        opened.append(url)
        completion(true)
      }
      stage.present(controller)
      #expect(opened.isEmpty, "nothing is opened before the person wants it")
      #expect(texts(in: controller.view).contains { $0.contains("To: a@example.org, b@example.org") })
      controller.send()
      controller.send()
      #expect(opened.first?.absoluteString.contains("Tom%20%26%20Jerry%3F") == true)
      #expect(receiver.results == [.saved] && receiver.errors.isEmpty)
    }
  }

  @Test func aMailThatCannotBeOpenedFails() {
    let receiver = Receiver()
    let controller = makeController(receiver)
    controller.open = { _, completion in completion(false) }
    controller.send()
    #expect(receiver.results == [.failed] && receiver.errors.first is MFMailComposeError)
  }

  @Test func anAttachmentFails() {
    let receiver = Receiver()
    let controller = makeController(receiver)
    controller.open = { _, _ in Issue.record("a mail without its attachment was opened") }
    controller.addAttachmentData(Data([1]), mimeType: "image/png", fileName: "a.png")
    controller.send()
    #expect(receiver.results == [.failed])
  }

  @Test func shortMessagesCanOnlyBeCancelled() {
    let receiver = Receiver()
    let controller = MFMessageComposeViewController()
    controller.messageComposeDelegate = receiver
    #expect(!MFMessageComposeViewController.canSendText())
    #expect(!controller.addAttachmentData(Data(), typeIdentifier: "public.png", filename: "a"))
    controller.cancel()
    #expect(receiver.messages == [.cancelled])
  }
}
