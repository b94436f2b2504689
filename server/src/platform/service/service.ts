/** What the services of features are: rules on the ports that they are given. */
export abstract class Service<Ports> {
  protected readonly ports: Ports

  constructor(ports: Ports) {
    this.ports = ports
  }
}
