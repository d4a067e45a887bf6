import AuthenticationServices
import Testing

@MainActor private final class Delegate: NSObject, ASAuthorizationControllerDelegate {
  var codes: [ASAuthorizationError.Code] = []

  func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error) {
    if let error = error as? ASAuthorizationError { codes.append(error.code) }
  }
}

@MainActor @Suite struct AuthorizationTests {
  private let delegate = Delegate()

  private func controller() -> ASAuthorizationController {
    let controller = ASAuthorizationController(authorizationRequests: [
      ASAuthorizationPasswordProvider().createRequest()
    ])
    controller.delegate = delegate
    return controller
  }

  private func turn() async {
    await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
  }

  @Test func requestsAreNotHandledHere() async {
    controller().performRequests()
    #expect(delegate.codes.isEmpty)
    await turn()
    #expect(delegate.codes == [.notHandled])
  }

  @Test func cancellingReportsThatAlone() async {
    let controller = controller()
    controller.cancel()
    controller.performRequests()
    controller.cancel()
    await turn()
    #expect(delegate.codes == [.canceled])
    controller.performAutoFillAssistedRequests()
    await turn()
    #expect(delegate.codes.count == 1, "suggestions wait")
    controller.cancel()
    await turn()
    #expect(delegate.codes == [.canceled, .canceled])
  }

  @Test func nobodyIsLoggedInAtApple() async throws {
    #expect(try await ASAuthorizationAppleIDProvider().credentialState(forUserID: "a") == .notFound)
  }

  @Test func copiesOfRequestsHaveTheirProperties() throws {
    let request = ASAuthorizationAppleIDProvider().createRequest()
    request.requestedScopes = [.email, .fullName]
    (request.state, request.nonce, request.user) = ("a", "b", "c")
    let copy = try #require(request.copy() as? ASAuthorizationAppleIDRequest)
    #expect(copy !== request && copy.requestedScopes == [.email, .fullName])
    #expect(copy.state == "a" && copy.nonce == "b" && copy.user == "c" && copy.provider === request.provider)

    let keys = ASAuthorizationPlatformPublicKeyCredentialProvider(relyingPartyIdentifier: "example.org")
    let registration = keys.createCredentialRegistrationRequest(challenge: Data([1]), name: "n", userID: Data([2]))
    registration.attestationPreference = .direct
    let other = try #require(registration.copy() as? ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest)
    #expect(other.relyingPartyIdentifier == "example.org" && other.challenge == Data([1]) && other.userID == Data([2]))
    #expect(other.attestationPreference == .direct && other.userVerificationPreference == .preferred)
    let assertion = keys.createCredentialAssertionRequest(challenge: Data([3]))
    assertion.allowedCredentials = [ASAuthorizationPlatformPublicKeyCredentialDescriptor(credentialID: Data([4]))]
    let third = try #require(assertion.copy() as? ASAuthorizationPlatformPublicKeyCredentialAssertionRequest)
    #expect(third.allowedCredentials.map(\.credentialID) == [Data([4])])
  }

  @Test func theButtonReadsItsText() {
    let button = ASAuthorizationAppleIDButton(authorizationButtonType: .continue, authorizationButtonStyle: .white)
    #expect(button.accessibilityLabel == "Continue with Apple" && button.accessibilityTraits.contains(.button))
    #expect(button.cornerRadius == 6 && button.intrinsicContentSize.height == 30)
  }
}
